import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { type DeskAnswer, listAnswers } from '@wbn/contract/desk/answers.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ListRow } from '@wbn/ui-kit/layout/list-row.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { useLabel } from '../i18n/use-label.ts';
import { useDesk } from '../session/desk-context.ts';
import { AnswerSheet } from './answer-sheet.tsx';

/** Answers that staff write again and again, in four languages (STF-27). */
export function AnswersPage() {
  const t = useText('desk-answers');
  const { api, can } = useDesk();
  const { data, isLoadingError, refetch } = useQuery(callQuery(api, listAnswers, {}));
  const [opened, setOpened] = useState<DeskAnswer | 'new'>();
  const mayWrite = can('write-answers');
  return (
    <Stack space="md">
      <PageHeader
        title={t('menu')}
        lead={t('lead')}
        action={mayWrite && <Button onClick={() => setOpened('new')}>{t('new')}</Button>}
      />
      {isLoadingError && <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />}
      {!data && !isLoadingError && (
        <Surface as="div" padding="lg" role="status" aria-label={t('loading')}>
          <Skeleton lines={6} />
        </Surface>
      )}
      {data?.length === 0 && (
        <EmptyState title={t('none')} icon={<MessageSquareQuote />}>
          {t('noneBody')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Surface as="div">
          <Stack as="ul" space="sm" aria-label={t('menu')}>
            {data.map((answer) => (
              <li key={answer.answerID}>
                <Row answer={answer} onOpen={mayWrite ? () => setOpened(answer) : undefined} />
              </li>
            ))}
          </Stack>
        </Surface>
      )}
      {opened && (
        <AnswerSheet
          key={opened === 'new' ? 'new' : opened.answerID}
          answer={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}

interface RowProps {
  readonly answer: DeskAnswer;
  /** Absent for those who only use answers. */
  readonly onOpen: (() => void) | undefined;
}

function Row({ answer: { name, kinds, texts }, onOpen }: RowProps) {
  const t = useText('desk-answers');
  const label = useLabel();
  const [language, text] = Object.entries(texts)[0] ?? ['en', ''];
  return (
    <ListRow
      title={name}
      facts={kinds ? kinds.map((kind) => label(`desk-cases:kinds.${kind}.name`)).join(', ') : t('allKinds')}
      actions={
        onOpen && (
          <Button size="sm" variant="secondary" aria-label={t('editOf', { name })} onClick={onOpen}>
            {t('edit')}
          </Button>
        )
      }
    >
      <MutedText>
        <span lang={language} dir="auto">
          {text}
        </span>
      </MutedText>
    </ListRow>
  );
}
