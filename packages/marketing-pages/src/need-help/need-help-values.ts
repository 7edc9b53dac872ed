/** Fields of the form, by the names they are sent under (NHF-12), in the order in which they are asked for. */
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

/** No person sees it; see the contract. */
export const trapName = 'followUp';

export type NeedHelpName = (typeof needHelpNames)[number];

/** What was filled in; empty fields may be absent. */
export type NeedHelpValues = Readonly<Partial<Record<NeedHelpName | typeof trapName, string>>>;

/** What `FormData` and a parsed JSON body have in common here. */
type Source = (name: string) => unknown;

/** Reads the fields of the form and nothing else; a state that was chosen before the country changed is left out. */
export function readValues(source: Source): NeedHelpValues {
  const values: Partial<Record<NeedHelpName | typeof trapName, string>> = {};
  for (const name of [...needHelpNames, trapName] as const) {
    const value = source(name);
    if (typeof value === 'string' && value !== '') values[name] = value;
  }
  if (values.country !== 'US') delete values.usaState;
  return values;
}

/** Whether nothing has been filled in. */
export function isEmpty(values: NeedHelpValues): boolean {
  return Object.keys(values).length === 0;
}
