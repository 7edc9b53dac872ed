/** Fields of the form by their submitted names (NHF-12), in the order of the form. */
export const needHelpNames = [
  'firstName',
  'lastName',
  'jobPosition',
  'email',
  'mobilePhone',
  'businessName',
  'businessType',
  'companyPhone',
  'companyFax',
  'website',
  'country',
  'usaState',
  'address',
  'zipcode',
  'city',
  'totalEmployees',
  'salesEmployees',
  'buyProduct1',
  'buyProduct2',
  'buyProduct3',
  'buyProduct4',
  'moreInfoBuy',
  'sellProduct1',
  'sellProduct2',
  'sellProduct3',
  'sellProduct4',
  'moreInfoSell',
  'upgradePlan',
  'upgradeBusiness',
] as const;

/** Honeypot field that only bots fill in; see the contract. */
export const honeypotName = 'followUp';

export type NeedHelpName = (typeof needHelpNames)[number];

/** Submitted values; empty fields may be absent. */
export type NeedHelpValues = Readonly<Partial<Record<NeedHelpName | typeof honeypotName, string>>>;

/** Reads a field from `FormData` or from a parsed JSON body. */
type Source = (name: string) => unknown;

/** Reads only the fields of the form; omits a state that was chosen before the country changed. */
export function readValues(source: Source): NeedHelpValues {
  const values: Partial<Record<NeedHelpName | typeof honeypotName, string>> = {};
  for (const name of [...needHelpNames, honeypotName] as const) {
    const value = source(name);
    if (typeof value === 'string' && value !== '') values[name] = value;
  }
  if (values.country !== 'US') delete values.usaState;
  return values;
}

/** Tells whether every field is empty. */
export function isEmpty(values: NeedHelpValues): boolean {
  return Object.keys(values).length === 0;
}
