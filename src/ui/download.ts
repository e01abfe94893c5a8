/** Hands a text or bytes to the person as a file. @param type MIME type */
export function downloadFile(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // Safari reads it after the click, so it is kept for a while.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
