const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A text of an error without what must not stand in a log or a table: passwords and queries of URLs, mail addresses, tokens. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/(\w+:\/\/)[^\s/@]*@/g, '$1(secret)@')
    .replace(/[^\s<>@"'(),;:/]+@[\p{L}\p{N}.-]*\p{L}{2,}/gu, '(address)')
    .replace(/(\w+:\/\/[^\s?]+)\?\S+/g, '$1?(query)')
    .replace(/[\w-]{32,}/g, (word) => (uuid.test(word) ? word : '(secret)'));
}
