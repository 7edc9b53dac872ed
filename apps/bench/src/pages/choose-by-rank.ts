/** Chooses one of so many places by a random number from 0 to 1: the place n is chosen about 1/n times as often as the first (Zipf's law). */
export function chooseByRank(places: number, random: number): number {
  return Math.min(places - 1, Math.floor((places + 1) ** random) - 1);
}
