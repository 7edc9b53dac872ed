const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Removes passwords and queries of URLs, mail addresses and tokens from an error text, for logs and tables. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/(\w+:\/\/)[^\s/@]*@/g, '$1(secret)@')
    .replace(/[^\s<>@"'(),;:/]+@[\p{L}\p{N}.-]*\p{L}{2,}/gu, '(address)')
    .replace(/(\w+:\/\/[^\s?]+)\?\S+/g, '$1?(query)')
    .replace(/[\w-]{32,}/g, (word) => (uuid.test(word) ? word : '(secret)'));
}
