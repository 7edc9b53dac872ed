import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { type Answer, fakeApi, forever } from '@wbn/api-client/testing/fake-api.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import type { OwnBusiness } from '@wbn/contract/business/business.ts';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ownHarbourGear, ownImported, ownLongNames } from '../fixtures/own-businesses.ts';
import { OfficeSidebar } from './office-sidebar.tsx';

const { businessID } = harbourGear;
const apiOf = (answer: Answer) => fakeApi({ 'list-own-businesses': answer });
const three = [ownHarbourGear, ownImported, ownLongNames];
const named = (companyName: string, number: number): OwnBusiness => ({
  ...ownHarbourGear,
  businessID: `01939b2e-7c1a-7d3e-9f10-0000000000${10 + number}`,
  general: { ...ownHarbourGear.general, companyName, profilePhoto: undefined },
});
const names = [
  'Aurora Foods',
  'Borås Textil',
  'Canal Shipping',
  'Delta Glass',
  'Éclair Lighting',
  'Fjord Marine',
];
const many = [ownHarbourGear, ...names.map(named)];

const meta = {
  title: 'Company office/Sidebar',
  component: OfficeSidebar,
  args: { api: apiOf(() => three) },
  parameters: {
    guide: {
      when: 'On every page of a company office, to change between its pages and companies.',
      whenNot: 'On public pages of a company.',
      keyboard: "A navigation of links; the company's name opens the list of companies.",
      content: 'Names of pages in one or two words.',
      otherWords: ['company switcher', 'account switcher', 'side navigation', 'office menu'],
    },
    route: { at: `/business/${businessID}/edit/factory` },
  },
} satisfies Meta<typeof OfficeSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const wide = { viewport: { value: 'desktop' } };
const navigation = async (canvas: Canvas) =>
  within(await canvas.findByRole('navigation', { name: 'Company menu' }));
const ways = async (canvas: Canvas) =>
  (await navigation(canvas))
    .getAllByRole('link')
    .map((link) => link.firstElementChild?.nextSibling?.textContent);

export const ForTheOwner: Story = {
  parameters: {
    rows: ['BIZ-27'],
    proves: 'All sections for the owner, the current one marked, and the way to the page that buyers see',
  },
  globals: wide,
  play: async ({ canvas }) => {
    await expect(await ways(canvas)).toEqual([
      'Overview',
      'Business Profile',
      'Products',
      'Requests',
      'Members',
      'Membership',
      'Verification',
      'Boosts & support',
      'Figures',
      'Quality',
      'Activity',
      'Data export',
      'Open requests for quotation',
      'View as a buyer',
    ]);
    const office = await navigation(canvas);
    const link = (name: RegExp | string) => office.getByRole('link', { name });
    await expect(link('Business Profile')).toHaveAttribute('aria-current', 'page');
    await expect(link(/^Products/)).not.toHaveAttribute('aria-current');
    await expect(link('Overview')).toHaveAttribute('href', `/business/${businessID}/?editMode=1`);
    await expect(link('Data export')).toHaveAttribute('href', `/business/${businessID}/export`);
    await expect(link('Open requests for quotation')).toHaveAttribute(
      'href',
      `/open-requests?as=${businessID}`,
    );
    await expect(link('View as a buyer')).toHaveAttribute('href', `/business/${businessID}/?editMode=0`);
  },
};

const draft: OwnBusiness = {
  ...ownLongNames,
  businessID: '01939b2e-7c1a-7d3e-9f10-000000000099',
  publication: { status: 'draft', missing: [] },
};

export const Draft: Story = {
  args: { api: apiOf(() => [ownHarbourGear, draft]) },
  parameters: { proves: 'A badge is as wide as its words, and a long name is cut' },
  globals: wide,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('navigation', { name: 'Company menu' });
    canvasElement.querySelector('summary')?.focus();
    await userEvent.keyboard('{Enter}');
    const badge = canvas.getByText('Draft');
    const column = badge.parentElement as HTMLElement;
    await expect(badge.offsetWidth).toBeLessThan(column.offsetWidth / 2);
    for (const part of column.children)
      await expect((part as HTMLElement).offsetWidth).toBeLessThanOrEqual(column.offsetWidth);
  },
};

export const Switching: Story = {
  tags: ['!dev'],
  parameters: {
    proves: 'Another company opens at the same section, or at its start page when the role is too low',
  },
  globals: wide,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('navigation', { name: 'Company menu' });
    canvasElement.querySelector('summary')?.focus();
    await userEvent.keyboard('{Enter}');
    const company = (name: RegExp) => canvas.getByRole('link', { name });
    await expect(company(/Harbour Gear.*Owner/)).toHaveAttribute('aria-current', 'true');
    const { businessID: imported } = ownImported;
    await expect(company(/Admin$/)).toHaveAttribute('href', `/business/${imported}/edit/factory`);
    await expect(company(/Member$/)).toHaveAttribute('href', `/business/${ownLongNames.businessID}/members`);
    await expect(canvas.getByRole('link', { name: 'Create a business' })).toHaveAttribute(
      'href',
      '/business/create',
    );
    await expect(canvas.getByRole('link', { name: 'All my companies' })).toHaveAttribute(
      'href',
      '/my-business',
    );
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const ManyCompanies: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Companies can be searched without regard to case and accents' },
  args: { api: apiOf(() => many) },
  globals: wide,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('navigation', { name: 'Company menu' });
    canvasElement.querySelector('summary')?.click();
    const search = canvas.getByRole('searchbox', { name: 'Search your companies' });
    await userEvent.type(search, 'eclair');
    await expect(canvas.getByRole('link', { name: /Éclair Lighting/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Delta Glass/ })).toBeNull();
    await userEvent.type(search, 'xyz');
    await expect(canvas.getByText('None of your companies has this name.')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  tags: ['!dev'],
  parameters: { proves: 'At 320 pixels one line opens the sections as a sheet, and nothing is cut off' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Harbour Gear/ }));
    const sheet = canvas.getByRole('dialog', { name: 'Your companies' });
    const office = await navigation(within(sheet));
    for (const link of office.getAllByRole('link')) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      canvasElement.ownerDocument.documentElement.clientWidth,
    );
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const ForAMember: Story = {
  args: { api: apiOf(() => [ownLongNames]) },
  parameters: {
    rows: ['PERM-05'],
    proves: 'A member has the sections of a member; in the list of companies none is current',
    route: { at: `/es/business/${ownLongNames.businessID}/members` },
  },
  globals: wide,
  play: async ({ canvas }) => {
    await expect(await ways(canvas)).toEqual([
      'Requests',
      'Members',
      'Quality',
      'Open requests for quotation',
      'View as a buyer',
    ]);
  },
};

export const Loading: Story = { args: { api: apiOf(forever) }, globals: wide };

export const NoCompanyYet: Story = {
  args: { api: apiOf(() => []) },
  parameters: { route: { at: '/my-business' } },
  globals: wide,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have no company page yet/)).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['!dev'],
  parameters: { proves: 'A list that could not be loaded can be loaded again' },
  globals: wide,
  render: function Failing(args) {
    const [answers] = useState(() => [new ApiError('ServiceUnavailable', 'Busy', 503), three]);
    const [api] = useState(() => apiOf(() => (answers.length > 1 ? answers.shift() : answers[0])));
    return <OfficeSidebar {...args} api={api} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('navigation', { name: 'Company menu' });
  },
};

export const InChinese: Story = { globals: { ...wide, language: 'zh' } };
