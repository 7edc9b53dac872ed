import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Managed } from '@wbn/cards/business/managed.ts';
import { type ProfilePart, profileParts } from '@wbn/contract/business/profile-parts.ts';
import { LeaveQuestion } from '@wbn/forms/edit/leave-question.tsx';
import { hasDraft, subscribeToDrafts } from '@wbn/forms/edit/stored-draft.ts';
import { type ComponentType, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { CertificatesTab } from './certificates-tab.tsx';
import { ContactTab } from './contact-tab.tsx';
import * as styles from './edit-business.css.ts';
import { EditTabs } from './edit-tabs.tsx';
import { FactoryTab } from './factory-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import { draftKey } from './part.ts';
import type { TabProps } from './tab-props.ts';
import { TermsTab } from './terms-tab.tsx';
import { TradeTab } from './trade-tab.tsx';
import { useEditChoices } from './use-edit-choices.ts';

interface EditBusinessPageProps {
  /** Sends the token of whoever is signed in. */
  readonly api: ApiClient;
  /** Whose drafts these are. */
  readonly userID: string;
  /** Parameter of the route. */
  readonly id: string;
  /** The part that is shown. */
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

/** Where a company's people fill in its profile, part by part (RT-23). */
export function EditBusinessPage({ api, userID, id, part }: EditBusinessPageProps) {
  return (
    <ManageFrame api={api} id={id} screen="profile" may={['owner', 'admin']}>
      {(managed) => (
        <EditBusiness
          key={managed.business.businessID}
          api={api}
          userID={userID}
          part={part}
          managed={managed}
        />
      )}
    </ManageFrame>
  );
}

interface EditBusinessProps {
  readonly api: ApiClient;
  readonly userID: string;
  readonly part: ProfilePart;
  readonly managed: Managed;
}

function EditBusiness({ api, userID, part, managed }: EditBusinessProps) {
  const { t } = useTranslation('edit-business');
  const { businessID } = managed.business;
  const choices = useEditChoices(api);
  const keyOf = (one: ProfilePart) => draftKey(userID, businessID, one);
  const unsaved = useSyncExternalStore(
    subscribeToDrafts,
    () => profileParts.filter((one) => hasDraft(keyOf(one))).join(' '),
    () => '',
  );
  const Tab = tabs[part];
  return (
    <div className={styles.frame}>
      <div className={styles.layout}>
        <EditTabs
          businessID={businessID}
          current={part}
          unsaved={profileParts.filter((one) => unsaved.split(' ').includes(one))}
        />
        <Tab key={part} api={api} userID={userID} managed={managed} choices={choices} />
      </div>
      <LeaveQuestion
        drafts={profileParts.map(keyOf)}
        nameOf={(draft) => t(`tab.${profileParts.find((one) => keyOf(one) === draft) ?? part}`)}
        // What is typed in one tab stays while another one is open.
        isFree={(next) => next.includes(`${businessID}/edit`)}
      />
    </div>
  );
}
