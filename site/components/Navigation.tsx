import { Link, NavLink } from 'react-router-dom';
import { ConsultationButton } from './ConsultationButton';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { type NavigationLink, navigationLinks, servicesPath } from './navigationLinks';
import { ServicesMenu } from './ServicesMenu';
import { useScrolledPast } from './useScrolledPast';

const solidAfter = 50;

function NavigationItem({ label, path }: NavigationLink) {
  return (
    <li>
      <NavLink className="nav-link" to={path} end={path === '/'}>
        {label}
      </NavLink>
    </li>
  );
}

export function Navigation() {
  const solid = useScrolledPast(solidAfter);
  return (
    <header className="site-header" data-solid={solid}>
      <nav className="site-nav" aria-label="Main">
        <Link className="site-home" to="/">
          <Logo />
          <span className="visually-hidden">, home page</span>
        </Link>
        <ul className="nav-list">
          {navigationLinks.map((link) =>
            link.path === servicesPath ? (
              <ServicesMenu key={link.path} />
            ) : (
              <NavigationItem key={link.path} {...link} />
            ),
          )}
        </ul>
        <search className="nav-search">
          <form action="/search">
            <input type="search" name="q" aria-label="Search" maxLength={200} />
          </form>
        </search>
        <div className="nav-book">
          <ConsultationButton opens="booking">Book Consultation</ConsultationButton>
        </div>
        <MobileMenu />
      </nav>
    </header>
  );
}
