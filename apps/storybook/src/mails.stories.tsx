import type { Meta, StoryObj } from '@storybook/react-vite';
import { noticeTexts } from '@wbn/contract/social/notice-texts.ts';
import type { KindMailedAtOnce } from '@wbn/contract/social/notices.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import type { Language } from '@wbn/edition/language.ts';
import { type EditionId, networkSite } from '@wbn/edition/network.ts';
import type { LetterMail } from '@wbn/mail/letter.ts';
import type { Mail } from '@wbn/mail/mail.ts';
import { accountMail, newDeviceMail } from '@wbn/mail/templates/account-mail.ts';
import { digestMail } from '@wbn/mail/templates/digest-mail.ts';
import { invitationMail } from '@wbn/mail/templates/invitation-mail.ts';
import { memberMail } from '@wbn/mail/templates/member-mail.ts';
import { membershipMail } from '@wbn/mail/templates/membership-mail.ts';
import { messageMail } from '@wbn/mail/templates/message-mail.ts';
import { needHelpMail } from '@wbn/mail/templates/need-help-mail.ts';
import { noticeMail } from '@wbn/mail/templates/notice-mail.ts';
import { searchAlertMail } from '@wbn/mail/templates/search-alert-mail.ts';
import { supportMail } from '@wbn/mail/templates/support-mail.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { HtmlDocument } from './html-document.tsx';

interface MailProps {
  /** Writes the mail by its real template. */
  readonly write: (mail: LetterMail) => Mail;
}

/** Placeholder of the component: `render` draws the mail with the language and edition of the toolbar. */
const MailStory = (_: MailProps) => null;

const meta = {
  title: 'Mails/Mails',
  component: MailStory,
  // The templates have tests in packages/mail.
  tags: ['!test'],
  parameters: { controls: { disable: true } },
  render: ({ write }, { globals }) => {
    const edition = globals.edition as EditionId;
    const language = globals.language as Language;
    const { subject, html } = write({
      id: '019aa0e4-0000-7000-8000-000000000001',
      to: 'ana@rossi.example',
      language,
      edition: editionLabel(edition, language),
      color: networkSite(edition).color,
    });
    return (
      <Stack space="sm">
        <Text weight="semibold">{subject}</Text>
        <HtmlDocument key={html} title={subject} html={html} theme={globals.theme} />
      </Stack>
    );
  },
} satisfies Meta<typeof MailStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const url = 'https://www.wbnaustralia.example/my-business';
const stopUrl = 'https://api.wbn.example/stop-mails?token=example';
const company = 'Harbour Gear & Drive Pty Ltd';
const firstName = 'Ana';

export const ConfirmAddress: Story = {
  args: { write: (mail) => accountMail('verifyEmail', { ...mail, firstName, url }) },
};

export const ResetPassword: Story = {
  args: { write: (mail) => accountMail('resetPassword', { ...mail, firstName, url }) },
};

export const NewDevice: Story = {
  args: {
    write: (mail) =>
      newDeviceMail({ ...mail, firstName, url, device: 'Firefox, Linux', time: '22 Nov 2026, 8:30 pm AEDT' }),
  },
};

export const Invitation: Story = {
  args: {
    write: (mail) =>
      invitationMail({ ...mail, inviter: 'Nadia Okafor', company, role: 'admin', url, until: '6 Dec 2026' }),
  },
};

export const RoleChanged: Story = {
  args: {
    write: (mail) =>
      memberMail({
        ...mail,
        kind: 'roleChanged',
        person: 'Nadia Okafor',
        company,
        role: 'admin',
        until: '',
        url,
      }),
  },
};

export const MembershipBought: Story = {
  args: {
    write: (mail) =>
      membershipMail({
        ...mail,
        kind: 'bought',
        company,
        plan: 'gold',
        amount: 'US$ 1,850.00',
        date: '22 Nov 2027',
        url,
        invoiceUrl: 'https://api.wbn.example/invoices/WBN-100.pdf',
      }),
  },
};

export const PaymentFailed: Story = {
  args: {
    write: (mail) =>
      membershipMail({
        ...mail,
        kind: 'payment-failed',
        company,
        plan: 'gold',
        amount: 'US$ 1,850.00',
        date: '26 Nov 2026',
        url,
        invoiceUrl: undefined,
      }),
  },
};

export const UnreadMessages: Story = {
  args: {
    write: (mail) =>
      messageMail({
        ...mail,
        who: 'Bergwerk Ruhr GmbH',
        subject: 'Full price list',
        messages: ['Is the lead time still four weeks?', 'We need 40 pieces.'],
        count: 3,
        url,
        stopUrl,
      }),
  },
};

/** Writes the mail of a kind by its texts. */
function writeNotice(mail: LetterMail, kind: KindMailedAtOnce, end: string, values: Record<string, string>) {
  const words = noticeTexts(mail.language, kind).mail;
  const [subject, lead] = ['subject', 'lead'].map((part) => words?.[`${part}${end}`] ?? '') as [
    string,
    string,
  ];
  return noticeMail({ ...mail, words: { subject, lead, action: words?.action ?? '' }, values, url, stopUrl });
}

export const InquiryReminder: Story = {
  args: {
    write: (mail) =>
      writeNotice(mail, 'request-reminder', '', {
        who: 'Bergwerk Ruhr GmbH',
        place: company,
        name: 'Full price list',
        due: '24 Nov 2026',
      }),
  },
};

export const NotificationDigest: Story = {
  args: {
    write: (mail) =>
      digestMail({
        ...mail,
        entries: [
          {
            line: noticeTexts(mail.language, 'like').line_other ?? '',
            names: ['Ana Ruiz', 'Wei Wang'],
            count: 5,
          },
          {
            line: noticeTexts(mail.language, 'connection-request').line ?? '',
            names: ['Tomás Vidal'],
            count: 1,
          },
        ],
        count: 7,
        url,
        stopUrl,
      }),
  },
};

export const SavedSearchAlert: Story = {
  args: {
    write: (mail) =>
      searchAlertMail({
        ...mail,
        search: 'Ball valves in Italy',
        names: ['Valvole Rossi', 'Idraulica Neri'],
        count: 4,
        url,
        stopUrl,
        listUrl: url,
      }),
  },
};

export const VerificationApproved: Story = {
  args: {
    write: (mail) =>
      writeNotice(mail, 'verification-changed', '_approved', { name: company, until: '22 Nov 2027' }),
  },
};

export const NeedHelp: Story = {
  args: {
    write: (mail) =>
      needHelpMail({
        ...mail,
        firstName,
        lastName: 'Rossi',
        email: 'ana@rossi.example',
        businessName: 'Viña Rossi',
        countryName: 'Chile',
        fields: { firstName, lastName: 'Rossi', email: 'ana@rossi.example', businessName: 'Viña Rossi' },
        buyProducts: ['Machinery', 'Energy'],
        sellProducts: [],
      }),
  },
};

export const SupportRequest: Story = {
  args: {
    write: (mail) =>
      supportMail({
        ...mail,
        company,
        person: 'Nadia Okafor',
        plan: 'Premium',
        left: '3 of 5 hours',
        subject: 'Our product photos',
        message: 'Which size should they have?',
        businessID: '01939b2e-7c1a-7d3e-9f10-00000000abcd',
        url,
      }),
  },
};
