import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { PageHead } from '@wbn/ui-kit/layout/page-head.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RelationApi } from '../relations/relation-api.ts';
import { ConnectionsTab } from './connections-tab.tsx';
import { InNameOf } from './in-name-of.tsx';
import { RelationTab } from './relation-tab.tsx';

const tabs = ['received', 'sent', 'accepted', 'following', 'followers', 'blocked', 'muted'] as const;

interface ConnectionsPageProps {
  /** Sends the token of whoever is signed in. */
  readonly api: ApiClient;
}

/** Whom one knows, follows and keeps away, in one's own name or a company's. */
export function ConnectionsPage({ api }: ConnectionsPageProps) {
  const { t } = useTranslation('relations');
  const path = usePath();
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find((known) => known === query.get('tab')) ?? 'received';
  const businessID = query.get('as') ?? undefined;
  const addressOf = (of: string) =>
    path(`/connections?${new URLSearchParams({ ...given(businessID), tab: of })}`);
  return (
    <RelationApi value={api}>
      <Stack space="md">
        <PageHead title={t('title')} lead={t('lead')} />
        <InNameOf
          businessID={businessID}
          onChange={(as) => setQuery({ ...given(as), tab }, { replace: true })}
        />
        <nav aria-label={t('lists')}>
          <Inline as="ul">
            {tabs.map((one) => (
              <li key={one}>
                <ButtonLink
                  to={addressOf(one)}
                  size="sm"
                  variant={one === tab ? 'primary' : 'secondary'}
                  aria-current={one === tab ? 'page' : undefined}
                >
                  {t(`tabs.${one}`)}
                </ButtonLink>
              </li>
            ))}
          </Inline>
        </nav>
        <Surface as="section" aria-label={t(`tabs.${tab}`)}>
          {tab === 'received' || tab === 'sent' || tab === 'accepted' ? (
            <ConnectionsTab key={`${tab} ${businessID}`} list={tab} businessID={businessID} />
          ) : (
            <RelationTab key={`${tab} ${businessID}`} list={tab} businessID={businessID} />
          )}
        </Surface>
      </Stack>
    </RelationApi>
  );
}

const given = (businessID: string | undefined) => (businessID ? { as: businessID } : {});
