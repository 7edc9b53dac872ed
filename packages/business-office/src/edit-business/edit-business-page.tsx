import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { type ProfilePart, profileParts } from '@wbn/contract/business/profile-parts.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { LeaveQuestion } from '@wbn/forms/edit/leave-question.tsx';
import { hasDraft, subscribeToDrafts } from '@wbn/forms/edit/stored-draft.ts';
import { TabLinks } from '@wbn/ui-kit/layout/tab-links.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { type ComponentType, useSyncExternalStore } from 'react';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { CertificatesTab } from './certificates-tab.tsx';
import { ContactTab, FactoryTab } from './contact-tab.tsx';
import * as styles from './edit-business.css.ts';
import { GeneralTab } from './general-tab.tsx';
import { draftKey } from './part.ts';
import { TermsTab, TradeTab } from './trade-tab.tsx';
import { useEditChoices } from './use-edit-choices.ts';
import type { TabProps } from './use-part.ts';

interface EditBusinessPageProps {
  readonly api: ApiClient;
  readonly userID: string;
  readonly id: string;
  readonly part: ProfilePart;
}

const tabs: Readonly<Record<ProfilePart, ComponentType<TabProps>>> = {
  general: GeneralTab,
  contact: ContactTab,
  factory: FactoryTab,
  trade: TradeTab,
  terms: TermsTab,
  certificates: CertificatesTab,
};

/** The page where members of a company edit its profile, one tab per part (RT-23). */
export function EditBusinessPage({ api, userID, id, part }: EditBusinessPageProps) {
  return (
    <ManageFrame
      api={api}
      id={id}
      screen="profile"
      may={['owner', 'admin']}
      tabs={({ business }) => <EditTabs userID={userID} businessID={business.businessID} current={part} />}
    >
      {(office) => (
        <EditBusiness
          key={office.business.businessID}
          api={api}
          userID={userID}
          part={part}
          office={office}
        />
      )}
    </ManageFrame>
  );
}

interface EditBusinessProps {
  readonly api: ApiClient;
  readonly userID: string;
  readonly part: ProfilePart;
  readonly office: OfficeContext;
}

function EditBusiness({ api, userID, part, office }: EditBusinessProps) {
  const t = useText('edit-business');
  const { businessID } = office.business;
  const choices = useEditChoices(api);
  const keyOf = (one: ProfilePart) => draftKey(userID, businessID, one);
  const Tab = tabs[part];
  return (
    <div className={styles.frame}>
      <Tab key={part} api={api} userID={userID} office={office} choices={choices} />
      <LeaveQuestion
        drafts={profileParts.map(keyOf)}
        nameOf={(draft) => t(`tab.${profileParts.find((one) => keyOf(one) === draft) ?? part}`)}
        // Drafts stay when another tab opens.
        isFree={(next) => next.includes(`${businessID}/edit`)}
      />
    </div>
  );
}

interface EditTabsProps {
  readonly userID: string;
  readonly businessID: string;
  readonly current: ProfilePart;
}

/** Tabs of the profile, each with its own address (RT-23); a dot marks unsaved changes. */
function EditTabs({ userID, businessID, current }: EditTabsProps) {
  const t = useText('edit-business');
  const path = usePath();
  const unsaved = useSyncExternalStore(
    subscribeToDrafts,
    () => profileParts.filter((part) => hasDraft(draftKey(userID, businessID, part))).join(' '),
    () => '',
  ).split(' ');
  return (
    <TabLinks
      label={t('tabs')}
      tabs={profileParts.map((part) => ({
        to: path(`/business/${businessID}/edit/${part}`),
        current: part === current,
        label: (
          <>
            {t(`tab.${part}`)}
            {unsaved.includes(part) && (
              <>
                <span aria-hidden="true" className={styles.dot} />
                <VisuallyHidden>, {t('unsavedPart')}</VisuallyHidden>
              </>
            )}
          </>
        ),
      }))}
    />
  );
}

/** Returns the part for the last segment of an address; default: the first part. */
export function shownPart(tab: string | undefined): ProfilePart {
  return profileParts.find((one) => one === tab) ?? 'general';
}
