import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { formatMoment } from '../dates';
import { useAccount } from './useAccount';

/**
 * Where two-step sign-in is required and isn't set up: says until when and, after that, leads to where
 * it is set up. What it holds stays as it is when the answer changes: new recovery codes stand there.
 */
export function TwoStepGate({ children }: { children: ReactNode }) {
  const due = useAccount().data?.second_step.due;
  const { pathname } = useLocation();
  const isOver = Boolean(due && Date.parse(due) <= Date.now());
  return (
    <>
      {due && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          This site requires two-step sign-in.{' '}
          {isOver ? (
            'Set it up here to continue.'
          ) : (
            <>
              Set it up by {formatMoment(due)} under{' '}
              <Link to="/account" color="inherit">
                My account
              </Link>
              .
            </>
          )}
        </Alert>
      )}
      {isOver && pathname !== '/account' && <Navigate to="/account" replace />}
      {children}
    </>
  );
}
