import { businessTypes, jobPositions } from '../../../catalog/reference/code-lists.ts';
import { findCountry, findState } from '../../../catalog/reference/countries.ts';
import { answerNeedHelp } from '../../../need-help/answer-need-help.ts';
import { closeNeedHelp } from '../../../need-help/close-need-help.ts';
import { findRequest, type StoredRequest } from '../../../need-help/send-need-help.sql.ts';
import type { Services } from '../../../services.ts';
import { fact, factsBlock, textBlock } from '../blocks.ts';
import { defineKind, note, reply } from '../define-kind.ts';

/** Staff read codes in English. */
const language = 'en';

const names = ({ catalog }: Services, ids: readonly string[]) =>
  ids.map((id) => catalog.industries.find(id, language)?.name ?? id).join(', ');

/** A form that a visitor has filled in because they need help (HLP-01). */
export const needHelpKind = defineKind<StoredRequest>({
  kind: 'need-help',
  load: (db, id) => findRequest.first(db, { id }),
  blocks: (request, services) => [
    ...textBlock('buy', request.more_info_buy, { language: request.language }),
    ...textBlock('sell', request.more_info_sell, { language: request.language }),
    ...factsBlock('sender', [
      ...fact('name', 'text', `${request.first_name} ${request.last_name}`.trim()),
      ...fact(
        'position',
        'text',
        request.job_position && jobPositions.find(request.job_position, language).name,
      ),
      ...fact('email', 'text', request.email),
      ...fact('mobile', 'text', request.mobile_phone),
      ...fact('language', 'text', request.language),
      ...fact('sent', 'time', request.created_at),
    ]),
    ...factsBlock('company', [
      ...fact('companyName', 'text', request.business_name),
      ...fact(
        'type',
        'text',
        request.business_type && businessTypes.find(request.business_type, language).name,
      ),
      ...fact('website', 'text', request.website),
      ...fact('phone', 'text', request.company_phone),
      ...fact('fax', 'text', request.company_fax),
      ...fact('address', 'text', [request.address, request.zipcode, request.city].filter(Boolean).join(', ')),
      ...fact('state', 'text', findState(request.usa_state)?.stateName),
      ...fact('country', 'text', findCountry(request.country, language)?.countryName ?? request.country),
      ...fact('employees', 'text', request.total_employees),
      ...fact('salesPeople', 'text', request.sales_employees),
      ...fact('buys', 'text', names(services, request.buy_products)),
      ...fact('sells', 'text', names(services, request.sell_products)),
    ]),
    ...factsBlock('upgrade', [
      ...fact('plan', 'text', request.upgrade_plan),
      ...fact('company', 'company', request.upgrade_company, request.upgrade_business_id),
      ...fact('planNow', 'text', request.upgrade_from),
    ]),
  ],
  decisions: () => [
    {
      name: 'answer',
      key: 'r',
      fields: [reply],
      isTold: true,
      isOffered: waits,
      async run({ db, staff, subjectID: id, values }) {
        await answerNeedHelp(db, staff, { id, answer: values.reply ?? '' });
        await closeNeedHelp(db, staff, { id, reason: undefined });
        return 'decided';
      },
    },
    {
      // The person answers by mail, and a colleague ends it then.
      name: 'ask',
      key: 'm',
      fields: [reply],
      isTold: true,
      isOffered: waits,
      async run({ db, staff, subjectID: id, values }) {
        await answerNeedHelp(db, staff, { id, answer: values.reply ?? '' });
        return 'waiting';
      },
    },
    {
      name: 'done',
      key: 'd',
      fields: [note],
      isOffered: waits,
      async run({ db, staff, subjectID, values }) {
        await closeNeedHelp(db, staff, { id: subjectID, reason: values.note });
        return 'decided';
      },
    },
  ],
});

function waits({ handled_at }: StoredRequest): boolean {
  return handled_at === null;
}
