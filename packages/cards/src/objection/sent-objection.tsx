import type { Objection } from '@wbn/contract/social/objections.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { foreignText } from '../labels/foreign-text.ts';
import { useLabels } from '../labels/use-labels.ts';
import * as styles from './sent-objection.css.ts';

/** What a person has said against a decision, and what became of it. */
export function SentObjection({ objection }: { readonly objection: Objection }) {
  const { content, createdAt, answeredAt, outcome, answer } = objection;
  const t = useText('cards');
  const { date } = useLabels();
  return (
    <Surface padding="lg">
      <Stack space="xs">
        <Heading level={2} size="sm">
          {t('objection.sent', { day: date(createdAt) })}
        </Heading>
        <p className={styles.text} {...foreignText(content)}>
          {content}
        </p>
        {answeredAt && outcome ? (
          <MutedText>{t(`objection.${outcome}`, { day: date(answeredAt) })}</MutedText>
        ) : (
          <MutedText role="status">{t('objection.waiting')}</MutedText>
        )}
        {answer && (
          <>
            <Heading level={3} size="sm">
              {t('objection.answer')}
            </Heading>
            <p className={styles.text} {...foreignText(answer)}>
              {answer}
            </p>
          </>
        )}
      </Stack>
    </Surface>
  );
}
