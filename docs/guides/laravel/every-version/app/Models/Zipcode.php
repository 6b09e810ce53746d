<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/** A row for each neighborhood. */
class Zipcode extends Model
{
    protected $guarded = ['id'];
}
