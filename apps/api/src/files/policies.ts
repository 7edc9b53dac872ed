/** Who may change a company's pictures: until rights are given out, its owner. */
export function mayChangeBusinessPictures(role: string | null): boolean {
  return role === 'owner';
}
