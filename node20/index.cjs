// By its path: where it isn't there, Node would take version 13 from the folder above.
module.exports = require('./node_modules/better-sqlite3');
