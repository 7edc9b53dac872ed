/** Requests for help of visitors, the oldest first. */
export const helpRequests = [
  {
    ...{
      first_name: 'Ximena',
      last_name: 'Araya',
      business_name: 'Frutos Araya',
      country: 'CL',
      edition: 'chile',
    },
    ...{ language: 'es', email: 'ximena@frutos-araya.example', company_phone: '+56 75 231 0000' },
    more_info_sell:
      'Exportamos cerezas deshidratadas. ¿Cómo publicamos el certificado orgánico en nuestra página?',
  },
  {
    ...{ first_name: 'Douglas', last_name: 'Whitcombe', business_name: 'Whitcombe Marine', country: 'AU' },
    ...{ edition: 'australia', language: 'en', email: 'doug@whitcombe-marine.example' },
    ...{ company_phone: '+61 8 9335 0000' },
    more_info_buy:
      'We look for bronze propeller shafts, 40 to 90 mm, about 200 a year. Nobody has answered yet.',
  },
];

/** Reports by members: what is reported, why, and what they say. */
export const reports = [
  { of: 'post', reason: 'spam', note: 'The same text is under five other posts.' },
  { of: 'comment', reason: 'abuse', note: 'This is an insult, not a question.' },
  { of: 'business', reason: 'false-claims', note: 'Their ISO certificate ended two years ago.' },
  { of: 'user', reason: 'fraud', note: 'Asked for a deposit to a private account before any contract.' },
] as const;

export const objection = {
  reported: 'They sell our design under another name. The pictures are ours.',
  kept: 'Pictures of a trade fair; no sign that they are stolen.',
  content: 'The third picture shows our serial number. Please look again.',
} as const;

export const heldMessage = {
  subject: 'Urgent offer',
  content: 'Dear friend, transfer 500 USD to reserve 40 containers. Answer only to my private address.',
} as const;

export const supportRequest = {
  subject: 'Texts of our page in English',
  content: 'Could somebody read our company text and mend the English? We have hours of support left.',
} as const;

export const removalReason = 'We closed the workshop in spring. Please take the page down.';
