import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeApi, withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { expect, within } from 'storybook/test';
import { sessionOf } from '../fixtures/sessions.ts';
import { MembershipPage } from './membership-page.tsx';

const on = (subscription: MembershipLevel, products: ProductSlots, verified = false) =>
  fakeApi({
    'load-business': () =>
      withSiblings({ ...harbourGear, subscription, verified }, { session: sessionOf('owner', { products }) }),
  });

const meta = {
  title: 'business-office/membership/MembershipPage',
  component: MembershipPage,
  args: { api: on('standard', { used: 3, total: 7 }), id: harbourGear.businessID },
} satisfies Meta<typeof MembershipPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  name: 'RT-24 MEM-02 MEM-03 MEM-11 to MEM-14: the plan, its slots, and the next one',
  play: async ({ canvas }) => {
    const region = async (name: string) => within(await canvas.findByRole('region', { name }));
    const current = await region('Current plan');
    for (const text of [
      'Free',
      'Standard',
      'Not Verified',
      '3 of 7 used',
      '4 more products fit into this plan.',
    ]) {
      await expect(current.getByText(text)).toBeVisible();
    }
    await expect(current.getByRole('progressbar', { name: /Product slots/ })).toHaveValue(3);
    await expect(current.getByText(/not verified yet/)).toBeVisible();
    const next = await region('What Gold brings');
    await expect(next.getByText('20 product slots instead of 7')).toBeVisible();
    await expect(next.getByText('3 boosts of your products per month')).toBeVisible();
    await expect(next.getByText(/The WBN team answers by mail/)).toBeVisible();
    await expect(next.getByRole('link', { name: 'Ask for an upgrade' })).toHaveAttribute(
      'href',
      `/contact-us/form?company=${harbourGear.businessID}&plan=gold`,
    );
    await expect(next.getByRole('link', { name: 'About Gold' })).toHaveAttribute('href', '/membership-gold');
    const rows = canvas.getAllByRole('row').map((row) => row.textContent.replaceAll('\u00a0', ' '));
    await expect(rows).toHaveLength(5);
    await expect(rows[1]).toContain('Your plan');
    await expect(rows[2]).toContain('US$ 1,850.00');
    await expect(rows[3]).toContain('US$ 2,650.00');
    await expect(rows[4]).toContain('US$ 3,650.00');
  },
};

export const Full: Story = {
  name: 'Decision 20: all slots are taken',
  args: { api: on('gold', { used: 20, total: 20 }, true) },
  play: async ({ canvas }) => {
    await canvas.findByText('20 of 20 used');
    await expect(canvas.getByText(/All slots are taken/)).toBeVisible();
    await expect(canvas.getByText("WBN has checked this company's documents.")).toBeVisible();
    await expect(canvas.getByText('10 boosts of your products per month instead of 3')).toBeVisible();
    await expect(canvas.getByText('6 hours of professional support')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Standard' })).toBeNull();
  },
};

export const TooMany: Story = {
  name: 'Decision 20: after a downgrade the excess is kept and hidden',
  args: { api: on('standard', { used: 12, total: 7 }) },
  play: async ({ canvas }) => {
    await canvas.findByText('12 of 7 used');
    await expect(canvas.getByText(/buyers do not see them/)).toBeVisible();
  },
};

export const Platinum: Story = {
  name: 'MEM-03: there is nothing above platinum, and no way down',
  args: { api: on('platinum', { used: 64, total: 100 }, true) },
  play: async ({ canvas }) => {
    await canvas.findByText('You have the best membership');
    await expect(canvas.queryByRole('link', { name: 'Ask for an upgrade' })).toBeNull();
    await expect(within(canvas.getByRole('table')).queryByRole('link')).toBeNull();
  },
};

export const ForAnAdmin: Story = {
  name: 'PERM-05: membership is the owner\u2019s',
  args: {
    api: fakeApi({ 'load-business': () => withSiblings(harbourGear, { session: sessionOf('admin') }) }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your role (Admin) does not allow this' });
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const InChinese: Story = { globals: { language: 'zh' } };
