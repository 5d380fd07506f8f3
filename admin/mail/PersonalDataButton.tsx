import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

interface PersonalDataProps {
  person: { email: string; phone?: string };
  label: string;
}

/** Opens everything about a person, keeping their address or number out of URLs. */
export const PersonalDataButton = ({ person: { email, phone = '' }, label }: PersonalDataProps) => (
  <Button component={Link} to="/personal-data" state={{ contact: email || phone }}>
    {label}
  </Button>
);
