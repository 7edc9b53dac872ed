/** A birth date is everybody's business only when its owner says so (PRF-06). */
export function mayShowBirthDate(person: { show_birth_date: boolean }): boolean {
  return person.show_birth_date;
}

/** The same for a profession (PRF-06). */
export function mayShowProfession(person: { show_profession: boolean }): boolean {
  return person.show_profession;
}
