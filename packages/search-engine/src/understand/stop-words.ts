/** Words without meaning of their own in the network's languages; folded. */
const stopWords = new Set(
  `a an and are as at by for from in of on or the to with
  how what when where which who whose why
  de del el la las los y o en para por con una
  di il lo gli le e per da dei delle della con
  und der die das fur et des les du von
  im ab am aus bei nach vom auf zum zur dem den ein eine einen einer eines oder mit
  dal dalla dai dalle nel nella nelle al allo alla ai alle agli sul sulla un uno una ed
  unos unas lo se sin sobre le au aux une dans sur par avec sans ou
  do dos das em um uma com ao ate near`.split(/\s+/),
);

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
