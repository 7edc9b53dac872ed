/** Returns paths of the pages of things by their ids and names, without the language. */
export const pagePath = {
  /** `/business/{company-name-id}/`. The name is encoded twice, because the router decodes once (RT-16). */
  business: (id: string, companyName: string) => `/business/${slug(companyName, id)}/`,
  /** `/business-product/{company-name-product-name-id}`, encoded twice (RT-25). */
  product: (id: string, companyName: string, name: string) =>
    `/business-product/${slug(companyName, name, id)}`,
  group: (id: string, name: string) => `/group/${slug(name, id)}`,
  /** The public profile of a person (RT-06). */
  user: (id: string) => `/profile/${id}`,
  /** The address of a post for sharing. */
  post: (id: string) => `/post/${id}`,
};

/** Returns the id of a comment's element, which links to the comment use. */
export function commentAnchor(commentID: string): string {
  return `comment-${commentID}`;
}

/**
 * Maximum bytes for the names in a path: with host, language and id a URL stays below 2,000, where some programs cut
 * it. A doubly encoded Chinese character takes 15 bytes.
 */
const longestNames = 1_800;

/** Returns names and an id as one part of a path, encoded twice; the names are shortened, the id is the last part. */
function slug(...parts: readonly string[]): string {
  const names = parts.slice(0, -1);
  const words = names.map((name) => fitEncoded(name, Math.floor(longestNames / names.length)));
  return [...words, encodeTwice(parts.at(-1) ?? '')].join('-');
}

const encodeTwice = (text: string) =>
  encodeURIComponent(encodeURIComponent(text.toWellFormed().replace(/\s/g, '-')));

/** Encodes a name twice and shortens it to `most` bytes, between words if possible, otherwise between characters. */
function fitEncoded(name: string, most: number): string {
  const whole = encodeTwice(name);
  if (whole.length <= most) return whole;
  let head = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    length += encodeTwice(segment).length;
    if (length > most) break;
    head += segment;
  }
  const word = head.search(/[\s-]+[^\s-]*$/);
  return encodeTwice(word * 2 > head.length ? head.slice(0, word) : head);
}
