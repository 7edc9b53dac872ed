/** The id of a video on YouTube from an address of its page, 11 characters; undefined for every other address. */
export function youTubeVideoId(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostname.toLowerCase().replace(/^(?:www|m)\./, '');
  const path = pathname.split('/');
  const id =
    host === 'youtu.be'
      ? path[1]
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? /^(?:embed|shorts|live|v)$/.test(path[1] ?? '')
          ? path[2]
          : searchParams.get('v')
        : undefined;
  return id && /^[\w-]{11}$/.test(id) ? id : undefined;
}
