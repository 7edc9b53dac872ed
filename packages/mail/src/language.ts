/** Languages that there are templates in. */
export const mailLanguages = ['en', 'es', 'it', 'zh'] as const;

export type MailLanguage = (typeof mailLanguages)[number];
