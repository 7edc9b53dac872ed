import { accountPages } from 'virtual:account-pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@wbn/edition/language.ts';
import { HtmlDocument } from '../html-document.tsx';

/** The account host renders these pages; `render-account-pages.ts` asks it for them. */
const meta = {
  title: 'Account pages/Account pages',
  component: HtmlDocument,
  // The pages have tests in apps/accounts.
  tags: ['!test'],
  args: { title: 'Account page', html: '', theme: 'system' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: (_args, { name, globals }) => {
    const key = name.replaceAll(' ', '');
    const html = accountPages.pages[globals.language as Language][key] ?? '';
    return (
      <HtmlDocument key={html} title={name} html={html} styles={accountPages.styles} theme={globals.theme} />
    );
  },
} satisfies Meta<typeof HtmlDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {};
export const LoginWithProblems: Story = {};
export const Register: Story = {};
export const RegisterWithProblems: Story = {};
export const ForgotPassword: Story = {};
export const ForgotPasswordSent: Story = {};
export const ResetPassword: Story = {};
export const ResetPasswordLinkUsed: Story = {};
export const Overview: Story = {};
export const ChangeEmail: Story = {};
export const ChangePassword: Story = {};
export const TwoFactorSetUp: Story = {};
export const RecoveryCodes: Story = {};
export const NotFound: Story = {};
