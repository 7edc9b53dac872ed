/** Downloads a text as a CSV file. */
export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  openDownload(url, name);
  // Frees the URL a minute later, when the download has begun for certain.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads an address that the server sends as an attachment, without leaving the page. */
export function openDownload(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
