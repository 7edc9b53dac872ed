import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { listColleagues } from '@wbn/contract/desk/colleagues.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { useDesk } from '../session/desk-context.ts';
import * as styles from './hand-over.css.ts';

interface HandOverProps {
  readonly caseID: string;
  readonly onChoose: (staffID: string, name: string) => void;
  readonly onClose: () => void;
}

/** Chooses a colleague who deals with such cases. */
export function HandOver({ caseID, onChoose, onClose }: HandOverProps) {
  const t = useText('desk-cases');
  const roles = useText('desk-frame');
  const { api } = useDesk();
  const { data, isLoadingError, refetch } = useQuery(
    callQuery(api, listColleagues, { params: { id: caseID } }, { staleTime: 60_000 }),
  );
  return (
    <Dialog
      title={t('take.toWhom')}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      {isLoadingError ? (
        <LoadError title={t('take.failed')} retry={t('list.retry')} onRetry={refetch} />
      ) : !data ? (
        <Skeleton lines={3} />
      ) : data.length === 0 ? (
        <EmptyState size="sm" title={t('take.nobody')} />
      ) : (
        <Stack as="ul" space="xxs">
          {data.map(({ staffID, name, role }) => (
            <li key={staffID}>
              <button type="button" className={styles.colleague} onClick={() => onChoose(staffID, name)}>
                {name}
                <MutedText as="span">{roles(`roles.${role}`)}</MutedText>
              </button>
            </li>
          ))}
        </Stack>
      )}
    </Dialog>
  );
}
