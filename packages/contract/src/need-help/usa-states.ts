const letters =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';

/** ISO 3166-2 codes of the 50 states and DC (NHF-08); the reference data also has the territories. */
export const usaStateIds: readonly string[] = letters.split(' ').map((code) => `US-${code}`);
