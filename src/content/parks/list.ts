/** The parks of /wildlife, in the order of their cards. */
import type { Park } from '../types.ts';
import { mkomazi } from './mkomazi.ts';
import { ngorongoro } from './ngorongoro.ts';
import { serengeti } from './serengeti.ts';

export const parks: readonly Park[] = [serengeti, ngorongoro, mkomazi];
