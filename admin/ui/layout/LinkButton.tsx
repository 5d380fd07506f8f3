import { Button, type ButtonProps } from '@mui/material';
import { Link, type LinkProps } from 'react-router-dom';

/** A button that leads to another page of the admin. For links within text, use react-admin's. */
export const LinkButton = (props: Omit<ButtonProps, 'href'> & Pick<LinkProps, 'to' | 'state'>) => (
  <Button component={Link} {...props} />
);
