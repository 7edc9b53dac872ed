import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { BusinessSession } from '@wbn/contract/business/business.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { managePath } from '../manage/screens.ts';
import { MissingNeeds, NextStep } from './next-step.tsx';
import * as styles from './publication.css.ts';
import { PublicationBadge } from './publication-badge.tsx';
import { stateOf } from './publication-state.ts';
import { UnpublishDialog } from './unpublish-dialog.tsx';

interface PublicationBarProps {
  readonly api: ApiClient;
  readonly businessID: string;
  readonly company: string;
  readonly session: Pick<BusinessSession, 'access' | 'publication'>;
  /** Which version of the page is shown below: for buyers or for members. */
  readonly view: 'buyer' | 'own';
}

/** Bar above a company's page for its members: the publication state and the next action. */
export function PublicationBar({ session, view, ...of }: PublicationBarProps) {
  const t = useText('publication');
  const { date } = useLabels();
  const { access, publication } = session;
  const state = stateOf(publication);
  const until = publication.hold?.until;
  const sentence =
    state === 'held' && until ? t(`${view}.heldUntil`, { until: date(until) }) : t(`${view}.${state}`);
  const isAsked =
    state !== 'deleted' && state !== 'held' && view === 'own' && access !== 'member' && state !== 'published';
  return (
    <div role="note" aria-label={t('label')} className={styles.bar}>
      <div className={styles.line}>
        {view === 'buyer' && state === 'published' ? (
          <Eye aria-hidden size="1.125rem" />
        ) : (
          <PublicationBadge publication={publication} />
        )}
        <div className={styles.words}>
          <Text size="sm">{sentence}</Text>
        </div>
        {view === 'buyer' ? (
          <BackLink businessID={of.businessID} access={access} />
        ) : (
          <>
            <NextStep {...of} access={access} publication={publication} />
            {state === 'published' && access !== 'member' && <Unpublish {...of} />}
          </>
        )}
      </div>
      {isAsked && publication.missing.length > 0 && (
        <MissingNeeds businessID={of.businessID} missing={publication.missing} />
      )}
    </div>
  );
}

function BackLink({ businessID, access }: { businessID: string; access: BusinessRole }) {
  const t = useText('publication');
  const path = usePath();
  return (
    <ButtonLink to={path(managePath(businessID, access))} variant="secondary" size="sm">
      {t('back')}
    </ButtonLink>
  );
}

function Unpublish(of: Pick<PublicationBarProps, 'api' | 'businessID' | 'company'>) {
  const t = useText('publication');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {t('unpublish')}
      </Button>
      {asking && <UnpublishDialog {...of} onClose={() => setAsking(false)} />}
    </>
  );
}
