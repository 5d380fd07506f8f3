import { LinkButton } from '../ui/layout/LinkButton';

interface PersonalDataProps {
  person: { email: string; phone?: string };
  label: string;
}

/** Opens everything about a person, keeping their address or number out of URLs. */
export const PersonalDataButton = ({ person: { email, phone = '' }, label }: PersonalDataProps) => (
  <LinkButton to="/personal-data" state={{ contact: email || phone }}>
    {label}
  </LinkButton>
);
