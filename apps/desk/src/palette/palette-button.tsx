import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { Search } from 'lucide-react';
import { KeyHint } from '../keys/key-hint.tsx';
import { openPalette } from './palette-store.ts';

/** Opens the palette for whoever does not know Ctrl-K. */
export function PaletteButton({ compact = false }: { readonly compact?: boolean }) {
  const t = useText('desk-palette');
  if (compact) return <IconButton label={t('open')} icon={<Search />} onClick={openPalette} />;
  return (
    <Button
      variant="secondary"
      size="sm"
      block
      icon={<Search />}
      aria-keyshortcuts="Control+K"
      onClick={openPalette}
    >
      {t('open')} <KeyHint of="Ctrl K" />
    </Button>
  );
}
