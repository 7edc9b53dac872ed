export interface CookieOptions {
  /** Seconds that it is kept; 0 removes it; absent: until the browser is closed. */
  maxAge?: number;
  /** Sent over TLS only. */
  secure: boolean;
}

/** The value of a cookie of a request; undefined when there is none. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** A `Set-Cookie` header of a cookie that no script may read and no other site's form sends. */
export function writeCookie(name: string, value: string, { maxAge, secure }: CookieOptions): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${encodeURIComponent(value)}; Path=/${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
