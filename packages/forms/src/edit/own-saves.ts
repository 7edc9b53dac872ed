/** The version that this browser has saved last of what has a draft under a key: the other windows of a person read it. */
const nameOf = (draftKey: string) => `${draftKey}-saved`;

export function noteOwnSave(draftKey: string, version: number): void {
  try {
    localStorage.setItem(nameOf(draftKey), String(version));
  } catch {
    // Then other windows say 'elsewhere'.
  }
}

/** Whether a version was saved in this browser, by this window or another one. */
export function isOwnSave(draftKey: string, version: number | undefined): boolean {
  try {
    return version !== undefined && localStorage.getItem(nameOf(draftKey)) === String(version);
  } catch {
    return false;
  }
}
