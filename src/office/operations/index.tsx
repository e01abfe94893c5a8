import type { Section } from '../frame/section.ts';

export const sections: readonly Section[] = [];
