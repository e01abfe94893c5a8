/** File with the name of the build, in the folder of what draws editions: a hash of what draws. */
export const BUILD_NAME_FILE = 'build-name';
