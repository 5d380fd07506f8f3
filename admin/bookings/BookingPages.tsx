// One file: the admin's first load names each.
export { BookingCreate } from './BookingCreate';
export { WeekPage } from './WeekPage';
