import { fillIn } from '../fill-in.ts';
import { type MailLanguage, type MailTexts, mailTexts } from '../mail-texts.ts';
import type { Message } from '../message.ts';
import { type MailRow, recordHtml, recordText } from '../record.ts';

type FieldName = keyof MailTexts['needHelp']['field'];

/** A request of the need-help form, codes already written as names; what was not filled in is absent or empty. */
export interface NeedHelpMail {
  readonly id: string;
  /** The operator. */
  readonly to: string;
  readonly language: MailLanguage;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Company and country, for the subject. */
  readonly businessName: string;
  readonly countryName: string;
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  readonly buyProducts: readonly string[];
  readonly sellProducts: readonly string[];
}

const person: readonly FieldName[] = ['firstName', 'lastName', 'jobPosition', 'email', 'mobilePhone'];
const company: readonly FieldName[] = [
  'businessName',
  'businessType',
  'website',
  'companyPhone',
  'companyFax',
  'address',
  'zipcode',
  'city',
  'usaState',
  'country',
  'totalEmployees',
  'salesEmployees',
];
const upgrade: readonly FieldName[] = ['upgradePlan', 'upgradeBusiness'];
const origin: readonly FieldName[] = ['edition', 'pageLanguage', 'sentAt'];

/** The mail that tells the operator of a request; an answer to it goes to the person who asks. */
export function needHelpMail(request: NeedHelpMail): Message {
  const { needHelp } = mailTexts(request.language);
  const names = { businessName: request.businessName, countryName: request.countryName };
  const rows = (fields: readonly FieldName[]): MailRow[] =>
    fields.map((name) => ({ label: needHelp.field[name], value: request.fields[name] ?? '' }));
  const list = (products: readonly string[]) => ({
    label: needHelp.products,
    value: products.join('\n'),
  });
  const record = {
    language: request.language,
    title: fillIn(needHelp.title, names),
    lead: fillIn(needHelp.lead, { name: `${request.firstName} ${request.lastName}`, email: request.email }),
    sections: [
      { heading: needHelp.upgrade, rows: rows(upgrade) },
      { heading: needHelp.person, rows: rows(person) },
      { heading: needHelp.company, rows: rows(company) },
      { heading: needHelp.buying, rows: [list(request.buyProducts), ...rows(['moreInfoBuy'])] },
      { heading: needHelp.selling, rows: [list(request.sellProducts), ...rows(['moreInfoSell'])] },
      { heading: needHelp.origin, rows: rows(origin) },
    ],
    footer: fillIn(needHelp.footer, { id: request.id }),
  };
  return {
    id: request.id,
    to: request.to,
    replyTo: { name: `${request.firstName} ${request.lastName}`, address: request.email },
    subject: fillIn(needHelp.subject, names),
    text: recordText(record),
    html: recordHtml(record),
  };
}
