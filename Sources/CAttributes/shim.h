// Extended attributes of files, which Swift's module of Linux's C library leaves out. Elsewhere there is
// nothing here: the system's own module has them.

#ifndef SLACKLINE_CATTRIBUTES_H
#define SLACKLINE_CATTRIBUTES_H

#ifdef __linux__
#include <sys/xattr.h>
#endif

#endif
