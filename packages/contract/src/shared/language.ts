/** The four languages of the network; the first is the fallback (A1). Chosen by the `Accept-Language` header. */
export const languages = ['en', 'es', 'it', 'zh'] as const;

export type Language = (typeof languages)[number];
