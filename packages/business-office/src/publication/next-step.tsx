import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { Publication, PublishingNeed } from '@wbn/contract/business/publication.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import * as styles from './publication.css.ts';
import { needPath, stateOf } from './publication-state.ts';
import { usePublication } from './use-publication.ts';

interface NextStepProps {
  readonly api: ApiClient;
  readonly businessID: string;
  readonly company: string;
  readonly access: BusinessRole;
  readonly publication: Publication;
  /** Id of the element that names the company, where several are listed. */
  readonly describedBy?: string;
}

/**
 * The next action for a company that is not public, for one that the staff took off the site the decision; renders nothing without the
 * permission or when it is public.
 */
export function NextStep({ api, access, publication, describedBy, ...of }: NextStepProps) {
  const t = useText('publication');
  const path = usePath();
  const { perform, busy } = usePublication(api, of);
  const state = stateOf(publication);
  const [missing] = publication.missing;
  const mayDo = state === 'deleted' ? access === 'owner' : access !== 'member';
  if (state === 'published' || !mayDo) return null;
  if (state === 'held' && publication.hold)
    return (
      <ButtonLink
        to={path(`/removals/${publication.hold.removalID}`)}
        size="sm"
        aria-describedby={describedBy}
      >
        {t('seeHold')}
      </ButtonLink>
    );
  if (state !== 'deleted' && missing)
    return (
      <ButtonLink to={path(needPath(of.businessID, missing))} size="sm" aria-describedby={describedBy}>
        {t('complete')}
      </ButtonLink>
    );
  const step = state === 'deleted' ? 'restore' : 'publish';
  return (
    <Button size="sm" loading={busy} aria-describedby={describedBy} onClick={() => perform(step)}>
      {t(step)}
    </Button>
  );
}

interface MissingNeedsProps {
  readonly businessID: string;
  readonly missing: readonly PublishingNeed[];
}

/** What a company needs before it can be published, each with a link to its form. */
export function MissingNeeds({ businessID, missing }: MissingNeedsProps) {
  const t = useText('publication');
  const path = usePath();
  return (
    <div>
      <Text size="sm" weight="medium">
        {t('missing')}
      </Text>
      <ul className={styles.needs}>
        {missing.map((need) => (
          <li key={need}>
            <TextLink to={path(needPath(businessID, need))}>{t(`need.${need}`)}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
