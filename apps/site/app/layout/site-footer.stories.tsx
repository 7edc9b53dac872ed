import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from './site-footer.tsx';

const meta = {
  title: 'Site/Footer',
  component: SiteFooter,
  parameters: {
    guide: {
      when: 'On every page but the ones that edit a company.',
      whenNot: 'For actions of a page.',
      keyboard: 'Links in five groups, which are folds on phones.',
      content: 'Names of pages.',
      otherWords: ['language switcher', 'locale', 'site map', 'bottom of the page'],
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile2' } } };

export const InItalian: Story = { globals: { language: 'it' } };
