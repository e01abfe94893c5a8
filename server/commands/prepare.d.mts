/** Builds site and server, unless they are of these very sources. @returns whether it did */
export function buildIfStale(): Promise<boolean>;
