/** Copies of what the server has received, kept until a backup of the server's holds it. */
export { canKeepCopies, copyOfEntry } from './copy.ts';
export { type CopyCount, countCopies, deleteCopiesOf } from './own-copies.ts';
