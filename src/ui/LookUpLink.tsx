import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { lookUpAddress } from './lookUpAddress.ts';

/** Leads from a user's page back to the look-up of that user (APP-18). */
export function LookUpLink({ userId }: { userId: string }) {
  const t = useText();
  return (
    <Button
      component={Link}
      to={lookUpAddress(userId)}
      variant="text"
      startIcon={<PersonSearchOutlined />}
    >
      {t('ui.lookUp')}
    </Button>
  );
}
