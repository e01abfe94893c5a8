/** Texts of the frame of pages that there are in English alone. */
export const shell = ['This page is in English only. The nearest in other languages:'] as const;
