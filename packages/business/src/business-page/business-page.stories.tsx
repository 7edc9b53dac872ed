import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginActions } from '@wbn/cards/actions/login-actions.tsx';
import { businessPath } from '@wbn/cards/business/business-path.ts';
import type { BusinessSection } from '@wbn/cards/business/business-sections.ts';
import {
  arabicBusiness,
  emptyBusiness,
  harbourGear,
  importedBusiness,
  longNames,
} from '@wbn/cards/fixtures/businesses.ts';
import { companyProducts } from '@wbn/cards/fixtures/products.ts';
import { LikeCount } from '@wbn/cards/parts/counts.tsx';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import { expect, spyOn, waitFor } from 'storybook/test';
import { BusinessLoading } from './business-loading.tsx';
import { BusinessPage } from './business-page.tsx';
import { Section } from './section.tsx';

/** Renders the sections as the server does, with `count` products. */
const sectionsFor = (business: BusinessProfile, count: number) => (section: BusinessSection) => (
  <Section section={section} business={business} products={companyProducts(count)} today="2026-11-21" />
);

const meta = {
  title: 'Company page/Company page',
  component: BusinessPage,
  args: {
    business: harbourGear,
    renderSection: sectionsFor(harbourGear, 5),
    session: null,
    actions: <LoginActions actions={['like', 'follow', 'connect']} returnTo={businessPath(harbourGear)} />,
    counts: <LikeCount likes={harbourGear.reactions.reactionCount.like} />,
  },
} satisfies Meta<typeof BusinessPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, canvasElement }) => {
    // No fact stands alone in a second row: all share one row, or each has its own.
    const facts = [...canvasElement.querySelectorAll('dl')].at(0)?.querySelectorAll(':scope > div') ?? [];
    const tops = new Set([...facts].map((fact) => fact.getBoundingClientRect().top));
    await expect(facts.length).toBeGreaterThan(3);
    await expect([1, facts.length]).toContain(tops.size);
    await expect(canvas.getAllByRole('link', { name: 'Send Request' })[0]).toBeVisible();
  },
};

export const SignInAndShare: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Harbour Gear & Drive Pty Ltd');
    for (const name of ['Like', 'Follow', 'Connect']) {
      const link = canvas.getByRole('link', { name });
      await expect(link.getAttribute('href')).toContain('https://accounts.wbn.example/login?continue=');
    }
    const box = canvas.getByRole('checkbox', { name: 'Compare Harbour Gear & Drive Pty Ltd' });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(write).toHaveBeenCalledWith(`https://www.wbnaustralia.example${businessPath(harbourGear)}`);
    await expect(await canvas.findByText('Business Link copied!')).toBeVisible();
  },
};

export const ForTheOwner: Story = {
  args: { session: { access: 'owner' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Like' })).toBeNull();
    const links = canvas.getByRole('navigation', { name: 'Manage this company' });
    await expect(links).toHaveTextContent('Manage ProfileRequestsProductsMembershipMembers');
    await expect(canvas.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '?editMode=1');
  },
};

export const InEditMode: Story = {
  args: { session: { access: 'owner' }, editMode: <p>The form of the company</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View as a buyer' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit profile' })).toBeNull();
  },
};

export const ForAnAdmin: Story = { args: { session: { access: 'admin' } } };
export const NotVerifiedForAMember: Story = {
  args: {
    business: importedBusiness,
    renderSection: sectionsFor(importedBusiness, 0),
    session: { access: 'member' },
  },
};
export const Sparse: Story = {
  args: { business: importedBusiness, renderSection: sectionsFor(importedBusiness, 0) },
};
export const OnlyAName: Story = {
  args: { business: emptyBusiness, renderSection: sectionsFor(emptyBusiness, 0) },
};

export const LongNames: Story = {
  args: { business: longNames, renderSection: sectionsFor(longNames, 5) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeftData: Story = {
  args: { business: arabicBusiness, renderSection: sectionsFor(arabicBusiness, 0) },
};
export const RightToLeftPage: Story = {
  args: { business: arabicBusiness },
  globals: { direction: 'rtl' },
};
export const InSpanish: Story = { globals: { language: 'es' } };
export const InChinese: Story = { globals: { language: 'zh' } };
export const Loading: Story = { render: () => <BusinessLoading /> };
export const Failed: Story = {
  render: () => <ErrorState title="An unexpected error has occurred, please try again." />,
};
