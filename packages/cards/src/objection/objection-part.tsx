import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey, callQuery } from '@wbn/api-client/call-query.ts';
import { loadObjection, type ObjectableType, objectToDecision } from '@wbn/contract/social/objections.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useState } from 'react';
import { ObjectionForm } from './objection-form.tsx';
import { SentObjection } from './sent-objection.tsx';

interface ObjectionPartProps {
  readonly api: ApiClient;
  readonly type: ObjectableType;
  /** Of the report, claim, verification or inquiry. */
  readonly id: string;
}

/** Beside a refusal: the objection of the person, and the button that opens the form; nothing where nobody can object. */
export function ObjectionPart({ api, type, id }: ObjectionPartProps) {
  const t = useText('cards');
  const [isOpen, setOpen] = useState(false);
  const cache = useQueryClient();
  const input = { params: { type, id } };
  const { data } = useQuery(callQuery(api, loadObjection, input));
  if (!data) return null;
  const { objectUntil, objection } = data;
  const send = async (content: string) => {
    const sent = await api.call(objectToDecision, { ...input, body: { content } });
    cache.setQueryData(callKey(loadObjection, input), sent.data);
  };
  return (
    <Stack space="sm">
      {objection && <SentObjection objection={objection} />}
      {objectUntil &&
        (isOpen ? (
          <ObjectionForm until={objectUntil} send={send} />
        ) : (
          <div>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {t('objection.open')}
            </Button>
          </div>
        ))}
    </Stack>
  );
}
