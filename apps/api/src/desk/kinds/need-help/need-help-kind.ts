import { closeNeedHelp } from '../../../need-help/close-need-help.ts';
import { findRequest, type StoredRequest } from '../../../need-help/send-need-help.sql.ts';
import { toIsoTime } from '../../../server/iso-time.ts';
import { defineKind, note } from '../define-kind.ts';

/** A form that a visitor has filled in because they need help (HLP-01). */
export const needHelpKind = defineKind<StoredRequest>({
  kind: 'need-help',
  load: (db, id) => findRequest.first(db, { id }),
  blocks: (request) => [
    {
      block: 'facts',
      title: 'sender',
      facts: [
        { name: 'name', type: 'text', value: `${request.first_name} ${request.last_name ?? ''}`.trim() },
        { name: 'company', type: 'text', value: request.business_name },
        { name: 'sent', type: 'time', value: toIsoTime(request.created_at) },
      ],
    },
  ],
  decisions: () => [
    {
      name: 'done',
      key: 'd',
      fields: [note],
      async run({ db, staff, subjectID, values }) {
        await closeNeedHelp(db, staff, { id: subjectID, reason: values.note });
        return 'decided';
      },
    },
  ],
});
