import type { Identities } from '@wbn/cards/identities/use-identities.ts';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { todayAt } from '@wbn/ui-kit/controls/calendar-days.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyRequest, isIncomplete, type RequestFacts, requestShape, toBody } from './request-values.ts';
import type { RequestToSend } from './send-request.query.ts';

export interface RequestFormOptions<Sent> {
  readonly userID: string;
  readonly identities: Identities;
  /** Where what is typed is kept; it names the person and whom it is for. */
  readonly draftKey: string;
  readonly productID?: string | undefined;
  /** Names of the companies that it goes to, in the order in which they are sent. */
  readonly receivers: readonly string[];
  readonly send: (request: RequestToSend) => Promise<Sent>;
  /** Told what was sent, and in whose name. */
  readonly onSent: (sent: Sent, from: string) => void;
}

/** The form of an inquiry: kept while it is typed, sent once, and said in words what became of it. */
export function useRequestForm<Sent>(options: RequestFormOptions<Sent>) {
  const { userID, identities, draftKey, productID, receivers, send, onSent } = options;
  const { t } = useTranslation('send-request');
  const toast = useToast();
  const sent = useRef<{ readonly reply: Sent }>(null);
  const facts = (): RequestFacts => ({
    userID,
    senders: identities.all.map(({ authorID }) => authorID),
    subjectText: (subject) => t(`subjects.${subject}`),
    productID,
    today: todayAt(new Date()),
  });
  const form = useForm({
    shape: requestShape(facts),
    draftKey,
    known: { values: emptyRequest(identities.acting.authorID) },
    save: async (values, _base, idempotencyKey) => {
      sent.current = { reply: await send({ body: toBody(values, facts()), idempotencyKey }) };
      return { values, version: 1 };
    },
    onSaved: ({ from }) => {
      if (!sent.current) return;
      toast(t('sent'), 'success');
      onSent(sent.current.reply, from);
    },
    onFailed: ({ status, code, fields }) => {
      // The session leads to the login and back here, where everything still stands.
      if (status === 401 || fields) return true;
      if (code !== 'Forbidden' && code !== 'NotFound') return false;
      toast(t('refused'), 'danger');
      return true;
    },
    labelOf: (field) => {
      const [, at] = /^to\.(\d+)$/.exec(field) ?? [];
      return receivers[Number(at)] ?? t(`field.${field as 'message'}`);
    },
  });
  // What was wrong with one of them is said of those that were sent.
  const shown = useRef(receivers);
  useEffect(() => {
    if (shown.current.join() !== receivers.join()) form.set({}, 'to');
    shown.current = receivers;
  });
  return {
    form,
    submit: () => {
      if (isIncomplete(form.values)) toast(t('missing'), 'danger');
      void form.save();
    },
  };
}
