const written = /(?:https?:\/\/|www\.)[^\s<>"'，。；：！？、（）【】「」《》]+/giu;

/** Addresses in a text that lead out of our network; `isOwnSite` tells of an origin. */
export function countOutsideLinks(text: string, isOwnSite: (origin: string) => boolean): number {
  const hosts = [...text.matchAll(written)].flatMap(([address]) => {
    const { host } = URL.parse(address.replace(/^(?!https?:)/i, 'https://')) ?? {};
    return host && !isOwnSite(`https://${host}`) ? [host] : [];
  });
  return hosts.length;
}
