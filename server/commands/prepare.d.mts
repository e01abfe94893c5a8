/** Installs the packages of the project, or of a folder with a package.json of its own; ends the process when it cannot. */
export function ensurePackages(folder?: string): Promise<void>;
/** Builds site and server, unless they are of these very sources. @returns whether it did */
export function buildIfStale(): Promise<boolean>;
/** Installs what is missing, prepares the database driver and builds; ends the process when it cannot. */
export function ensureReady(): Promise<void>;

/** Packages and the database driver. */
export function ensureInstalled(): Promise<void>;
