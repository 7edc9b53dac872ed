import { useMutation } from '@tanstack/react-query';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { objectionLength } from '@wbn/contract/social/objections.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { type SubmitEvent, useState } from 'react';
import { useLabels } from '../labels/use-labels.ts';

interface ObjectionFormProps {
  /** The last time at which the person can object; ISO 8601. */
  readonly until: string;
  readonly send: (content: string) => Promise<void>;
}

/** The form by which a person objects to a decision of staff (STF-22). */
export function ObjectionForm({ until, send }: ObjectionFormProps) {
  const t = useText('cards');
  const { date } = useLabels();
  const [content, setContent] = useState('');
  const [isMissing, setMissing] = useState(false);
  const sending = useMutation({ mutationFn: send });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(content.trim() === '');
    if (content.trim() !== '') sending.mutate(content);
  };
  const isAnswered = sending.error !== null && toApiError(sending.error).code === 'Conflict';
  return (
    <Surface padding="lg">
      <form onSubmit={submit} noValidate>
        <Stack space="sm">
          <Stack space="xxs">
            <Heading level={2} size="sm">
              {t('objection.title')}
            </Heading>
            <Text tone="muted">{t('objection.lead')}</Text>
            <Text tone="muted">{t('objection.until', { day: date(until) })}</Text>
          </Stack>
          <TextArea
            label={t('objection.why')}
            rows={4}
            limit={objectionLength}
            required
            error={isMissing ? t('objection.missing') : undefined}
            value={content}
            onChange={({ currentTarget }) => {
              setContent(currentTarget.value);
              setMissing(false);
            }}
          />
          {sending.error && (
            <Notice tone="danger" title={t(isAnswered ? 'objection.already' : 'objection.failed')} />
          )}
          <div>
            <Button type="submit" loading={sending.isPending}>
              {t('objection.send')}
            </Button>
          </div>
        </Stack>
      </form>
    </Surface>
  );
}
